import { ArtFile } from '#art/art-file.tsx'
import { plantFile } from '#art/names/plant-steps.ts'
import type { LearningStreak, Plant } from '../contract.ts'
import { text } from './text.ts'

const perBoard = 4

/** The shelf: a plant a month, as large as it had learning days; the current one stands last and still grows. */
export function ShelfCard({ plant, shelf }: Pick<LearningStreak, 'plant' | 'shelf'>) {
  const plants = [...shelf, plant]
  const boards = Array.from({ length: Math.ceil(plants.length / perBoard) }, (_, i) =>
    plants.slice(i * perBoard, (i + 1) * perBoard),
  )
  return (
    <section aria-labelledby="shelf" data-w="5" className="shelf">
      <h2 id="shelf">{text.shelf}</h2>
      <p className="text-ink-soft">{text.shelfLead}</p>
      <div className="shelf-wall">
        {boards.map((board) => (
          <Board key={board[0]?.month} plants={board} />
        ))}
      </div>
    </section>
  )
}

function Board({ plants }: { plants: Plant[] }) {
  return (
    <ul className="shelf-board">
      {plants.map((plant) => (
        <li key={plant.month}>
          <ArtFile file={plantFile(plant.leaves)} label={text.plant(plant)} />
          <span className="shelf-label" aria-hidden>
            <b>{text.month(plant.month)}</b>
            <br />
            {text.days(plant.leaves)}
          </span>
        </li>
      ))}
    </ul>
  )
}
