/**
 * A machine played by hand. Only the steps are kept; what they lead to is played again from the start
 * whenever they change, which is what makes stepping back and branching off exact.
 */
import { useEffect, useState } from 'react'
import type { PlayedStep } from '../../../machines/kit/trace.ts'
import type { NamedMachine } from '../registry.ts'
import { type Film, type Frame, film } from './frames.ts'

export type Session = {
  film: Film
  /** The frame looked at, by its place in the film. */
  cursor: number
  frame: Frame | null
  before: Frame | null
  goTo(cursor: number): void
}

const NOTHING: Film = { frames: [], problem: null }

/** Shows the film of the steps at `cursor`. */
export function useFilm({ machine, input }: NamedMachine, steps: readonly PlayedStep[]): Film {
  const [shown, setShown] = useState(NOTHING)
  useEffect(() => {
    let wanted = true
    film(machine, input, steps).then((made) => wanted && setShown(made))
    return () => {
      wanted = false
    }
  }, [machine, input, steps])
  return shown
}

export function useSession(entry: NamedMachine): Session & { play(step: PlayedStep): void; restart(): void } {
  const [{ steps, cursor }, setPlayed] = useState<{ steps: readonly PlayedStep[]; cursor: number }>({
    steps: [],
    cursor: 0,
  })
  const shown = useFilm(entry, steps)
  return {
    film: shown,
    cursor,
    frame: shown.frames[cursor] ?? shown.frames.at(-1) ?? null,
    before: shown.frames[cursor - 1] ?? null,
    goTo: (to) => setPlayed({ steps, cursor: to }),
    play: (step) => setPlayed({ steps: [...steps.slice(0, cursor), step], cursor: cursor + 1 }),
    restart: () => setPlayed({ steps: [], cursor: 0 }),
  }
}
