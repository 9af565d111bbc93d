/** A colour's parts from 0 to 255, of six hexadecimal digits behind `#`. */
export const partsOf = (color: string): [red: number, green: number, blue: number] => {
  const all = Number.parseInt(color.slice(1), 16);
  return [all >> 16, (all >> 8) & 255, all & 255];
};

/** The relative luminance of a colour (WCAG 2.2), from 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = partsOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast of two colours (WCAG 2.2), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour with a share of another in it. */
export function mixed(color: string, other: string, share: number): string {
  const others = partsOf(other);
  return hexOf(partsOf(color).map((part, index) => Math.round(part + ((others[index] ?? 0) - part) * share)));
}

const hexOf = (parts: readonly number[]) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** A colour's hue, its saturation and its lightness (HSL), each from 0 to 1. */
function hslOf(color: string): [hue: number, saturation: number, lightness: number] {
  const [red, green, blue] = partsOf(color).map((part) => part / 255) as [number, number, number]; // as many as there were
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, range] = [(most + least) / 2, most - least];
  if (range === 0) return [0, 0, lightness];
  const turn =
    most === red ? (green - blue) / range : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return [((turn + 6) % 6) / 6, range / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const parts = [0, 8, 4].map((offset) => {
    const place = (offset + hue * 12) % 12;
    const share = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - share * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  });
  return hexOf(parts);
}

/** The colour of the same hue and the nearest lightness that will do; undefined where none does. */
export function nearestShade(color: string, willDo: (shade: string) => boolean): string | undefined {
  const [hue, saturation, lightness] = hslOf(color);
  const steps = 512;
  for (let step = 1; step <= steps; step++)
    for (const way of [-1, 1]) {
      const moved = lightness + (way * step) / steps;
      if (moved < 0 || moved > 1) continue;
      const shade = fromHsl(hue, saturation, moved);
      if (willDo(shade)) return shade;
    }
  return undefined;
}
