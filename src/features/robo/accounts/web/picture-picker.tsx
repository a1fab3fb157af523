import type { ComponentProps } from 'react'
import { ImagePicker } from '#ui/pictures/image-picker.tsx'
import { maxImageBytes } from '../contract.ts'
import { flowText } from './flow-text.ts'

const max = { bytes: maxImageBytes, words: flowText.picture.tooLarge }

/** A button that asks for the picture of a goal. */
export function PicturePicker(
  props: Pick<ComponentProps<typeof ImagePicker>, 'label' | 'isBusy' | 'onPick' | 'icon' | 'className'>,
) {
  return <ImagePicker size="small" max={max} {...props} />
}
