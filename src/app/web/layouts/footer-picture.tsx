import { Scene } from '#ui/basics/scene.tsx'
import { text } from '../text.ts'

/** The picture above the footer of Super Quest: six friends on their way home, 112–240 px high. */
export function FooterPicture() {
  return (
    <div className="footer-picture" data-w="5">
      <Scene near="footers/friends.svg" label={text.friends} />
    </div>
  )
}
