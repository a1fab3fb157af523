interface UploadedPictureProps {
  /** The middle one of its three sizes, as posts name it. */
  src: string
  alt: string
  width?: number
  height?: number
  /** How wide it is shown, as in `sizes` of an img. */
  sizes: string
  className?: string
}

/** The widths in which a picture of a post is kept (identity/server/picture-commands.ts). */
const widths = [480, 960, 1600]

/** A picture that somebody uploaded: the browser takes the size that it needs. */
export function UploadedPicture({ src, alt, ...picture }: UploadedPictureProps) {
  const set = /\/960\.webp$/.test(src)
    ? widths.map((width) => `${src.replace('960.webp', `${width}.webp`)} ${width}w`).join(', ')
    : undefined
  return <img src={src} srcSet={set} alt={alt} loading="lazy" decoding="async" {...picture} />
}
