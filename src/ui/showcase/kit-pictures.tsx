import { ArtFile } from '#art/art-file.tsx'
import { clubArtNames } from '#art/club-art-names.ts'
import { levelNames } from '#art/level-names.ts'
import { spotArtNames } from '#art/spot-art-names.ts'

/** Clubs as banners, spots and levels, each at its real size and small. */
export function KitPictures() {
  return (
    <>
      {clubArtNames.map((name) => (
        <div key={name} className="club-banner">
          <ArtFile file={`clubs/${name}.svg`} />
        </div>
      ))}
      <div className="flex flex-wrap items-end gap-4">
        {spotArtNames.map((name) => (
          <div key={name} className="flex items-end gap-2">
            <ArtFile file={`spots/${name}.svg`} className="w-40" />
            <ArtFile file={`spots/${name}.svg`} className="w-16" />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-4">
        {levelNames.map((name) => (
          <div key={name} className="flex items-end gap-2">
            <ArtFile file={`levels/level-${name}.svg`} className="w-24" />
            <ArtFile file={`levels/level-${name}.svg`} className="w-12" />
          </div>
        ))}
      </div>
    </>
  )
}
