import type { ImageValue } from '../../schema/resolved.ts';

interface PictureProps {
  image: ImageValue;
  /** True on the first screen. */
  eager?: boolean;
  /** How wide the picture is shown, where the block knows it better: an `img`'s `sizes`. */
  sizes?: string | undefined;
}

/** A picture; below the first screen its place is kept free while it is on its way. */
export function Picture({ image, eager = false, sizes = image.sizes }: PictureProps) {
  const { src, alt, width, height, sources } = image;
  const waiting = eager ? {} : ({ loading: 'lazy' } as const);
  const img = <img src={src} alt={alt} width={width} height={height} {...waiting} />;
  if (!sources) return img;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}
