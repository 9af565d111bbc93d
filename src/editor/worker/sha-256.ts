/** The first bits of the fractions of roots of the first primes (FIPS 180-4, sections 4.2.2 and 5.3.3). */
const [ROUNDS, START] = constants();

function constants(): readonly [Uint32Array, Uint32Array] {
  const primes: number[] = [];
  for (let each = 2; primes.length < 64; each++) if (primes.every((prime) => each % prime !== 0)) primes.push(each);
  const bits = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return [
    Uint32Array.from(primes, (prime) => bits(Math.cbrt(prime))),
    Uint32Array.from(primes.slice(0, 8), (prime) => bits(Math.sqrt(prime))),
  ];
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** SHA-256 (FIPS 180-4) as base64url: browsers have it too, but make their callers wait. */
export function sha256(content: string | Uint8Array): string {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const whole = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, bytes.length << 3);
  const state = Uint32Array.from(START);
  const words = new Uint32Array(64);
  for (let at = 0; at < whole.length; at += 64) {
    for (let each = 0; each < 16; each++) words[each] = view.getUint32(at + each * 4);
    mix(state, words);
  }
  const sum = new DataView(new ArrayBuffer(32));
  for (const [place, word] of state.entries()) sum.setUint32(place * 4, word);
  return btoa(String.fromCharCode(...new Uint8Array(sum.buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** One block of 64 bytes (section 6.2.2); the first sixteen words are the block's. */
function mix(state: Uint32Array, words: Uint32Array): void {
  const word = (place: number) => words[place] ?? 0;
  for (let each = 16; each < 64; each++) {
    const [one, other] = [word(each - 15), word(each - 2)];
    const small = turned(one, 7) ^ turned(one, 18) ^ (one >>> 3);
    const large = turned(other, 17) ^ turned(other, 19) ^ (other >>> 10);
    words[each] = word(each - 16) + small + word(each - 7) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let each = 0; each < 64; each++) {
    const first =
      h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[each] ?? 0) + word(each);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [place, value] of [a, b, c, d, e, f, g, h].entries()) state[place] = (state[place] ?? 0) + value;
}
