import { type Endpoint, type Frame, type Link, single } from './leaf.ts';

/**
 * Where something leads: `/contact` (without a language), `/services/x#how`, `#faq`, an https address,
 * `mailto:` or `tel:`. May contain facts: `mailto:{{email}}`.
 */
export const link = () => single<Link>('link', (target) => ({ $leaf: 'link', target }));

/** A form service by its name in site.yaml. */
export const endpoint = () => single<Endpoint>('endpoint', (key) => ({ $leaf: 'endpoint', key }));

/** A page of another host in a frame, by its whole address; its host stands below `allow`, `frames` in site.yaml. */
export const frame = () => single<Frame>('frame', (address) => ({ $leaf: 'frame', address }));
