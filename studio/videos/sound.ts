import { type Film, lengthOf, startsOf } from './film.ts'
import { addEffect } from './sound-effects.ts'
import { mixDown, newTrack, type Track } from './sound-mix.ts'
import { addMusic } from './sound-music.ts'

/** The sound of a film: its music, the effects of its cues, and a swish where one scene pushes the other away. */
export function makeSound({ scenes, mood, seed }: Film): Track {
  const seconds = lengthOf(scenes)
  const [music, effects] = [newTrack(seconds), newTrack(seconds)]
  addMusic(music, { mood, seed, seconds })
  for (const [i, start] of startsOf(scenes).entries()) {
    const { cues = [], enter = 'push' } = scenes[i]!
    if (i > 0 && enter !== 'cut' && enter !== 'fade') addEffect(effects, { at: start, sound: 'swish' })
    for (const [j, cue] of cues.entries())
      addEffect(effects, { at: start + cue.at, sound: cue.sound }, ((j % 3) - 1) * 0.25)
  }
  return mixDown(music, effects, seconds)
}
