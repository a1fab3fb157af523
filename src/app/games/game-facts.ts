import type { SearchThing } from '#kit/search-thing.ts'
import { text } from '../web/games/text.ts'
import type { GameKey, ListedGame } from './contract.ts'

/** Other words by which people search for a game: its name may be one word to the search. */
const otherNames: Record<GameKey, string[]> = {
  'catch-me': ['จับของดี', 'catch me if you can'],
  hangman: ['ทายคำ', 'hangman', 'แฮงแมน'],
  'visual-decoder': ['ทายภาพ', 'ปริศนาภาพ', 'visual decoder'],
  crossword: ['อักษรไขว้', 'ครอสเวิร์ด', 'crossword'],
}

/** A game as the search shows it, with the name that the list of games gives it. */
export function thingOfGame({ key, href }: Pick<ListedGame, 'key' | 'href'>): SearchThing {
  const { name, line } = text.games[key]
  const tags = ['เกม', 'game', ...otherNames[key]]
  return { key, title: name, line, tags, href, picture: `/art/games/${key}.svg` }
}
