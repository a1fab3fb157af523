interface UploadedPictureProps {
  /** The middle one of its three sizes, as posts name it. */
  src: string
  alt: string
  width?: number
  height?: number
  /** The displayed width, as in `sizes` of an img. */
  sizes: string
  className?: string
}

/** The widths in which a picture of a post is kept (identity/server/picture-commands.ts). */
const widths = [480, 960, 1600]

/**
 * An uploaded picture: the browser selects the size that it needs, as AVIF when it supports that. The address responds
 * from the start, even before the sizes exist (app/media.ts).
 */
export function UploadedPicture({ src, alt, sizes, ...picture }: UploadedPictureProps) {
  // A picture of one size: `sizes` is valid with `srcset` only.
  if (!/\/960\.webp$/.test(src)) return <img src={src} alt={alt} loading="lazy" decoding="async" {...picture} />
  const setOf = (kind: 'avif' | 'webp') =>
    widths.map((width) => `${src.replace('960.webp', `${width}.${kind}`)} ${width}w`).join(', ')
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={setOf('avif')} sizes={sizes} />
      <img src={src} srcSet={setOf('webp')} sizes={sizes} alt={alt} loading="lazy" decoding="async" {...picture} />
    </picture>
  )
}
