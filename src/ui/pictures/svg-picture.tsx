import { useEffect, useState } from 'react'

/** A picture that arrives as the text of an SVG document, without an address; as an image it cannot run scripts. */
export function SvgPicture({ svg, description }: { svg: string; description: string }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [svg])
  return address ? (
    <img className="riddle-picture" src={address} alt={description} width={320} height={240} />
  ) : (
    <div className="riddle-picture" />
  )
}
