import { ArtFile } from '#art/art-file.tsx'
import { goalPictures } from '../../contract.ts'
import { flowText } from '../flow-text.ts'
import { goalArt } from '../goal-image.tsx'
import { text } from '../text.ts'

type Picture = (typeof goalPictures)[number]

/** One of the drawn pictures of goals: a radio group. */
export function PictureChoice({ value, onChange }: { value: Picture; onChange: (picture: Picture) => void }) {
  return (
    <fieldset>
      <legend className="field-label">{flowText.create.picture}</legend>
      <p className="field-hint">{flowText.create.pictureHint}</p>
      <div className="robo-pictures">
        {goalPictures.map((picture) => (
          <label key={picture}>
            <ArtFile file={goalArt[picture]} />
            <span>{text.pictures[picture]}</span>
            <input
              type="radio"
              name="picture"
              value={picture}
              checked={picture === value}
              onChange={() => onChange(picture)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
