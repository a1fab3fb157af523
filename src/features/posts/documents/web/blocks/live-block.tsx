import type { LiveBlock } from '#lib/document-blocks.ts'
import { BranchesBlock } from './branches-block.tsx'
import { ChatBlock } from './chat-block.tsx'
import { ComicBlock } from './comic-block.tsx'
import { DrawingBlock } from './drawing-block.tsx'
import { SliderPart } from './slider-part.tsx'
import { SortingPart } from './sorting-part.tsx'
import { SourcesBlock } from './sources-block.tsx'
import { TransferPart } from './transfer-part.tsx'

/** A block of an article that does something. Branches and chats open by themselves in the browser, without our code. */
export function LiveBlockView({ block }: { block: LiveBlock }) {
  switch (block.type) {
    case 'slider':
      return <SliderPart {...block.attrs} />
    case 'sorting':
      return <SortingPart {...block.attrs} />
    case 'branches':
      return <BranchesBlock {...block.attrs} />
    case 'chat':
      return <ChatBlock {...block.attrs} />
    case 'practiceTransfer':
      return <TransferPart {...block.attrs} />
    case 'drawing':
      return <DrawingBlock drawing={block.attrs} />
    case 'comic':
      return <ComicBlock {...block.attrs} />
    case 'sources':
      return <SourcesBlock {...block.attrs} />
  }
}
