declare module 'subset-font' {
  /** Cuts a font down to the given characters (harfbuzz). */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      /** OpenType tags of the layout features to keep; all without it. */
      keepFeatures?: readonly string[];
      /** The part of an axis that is kept, or its one value. */
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
