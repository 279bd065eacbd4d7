/**
 * Plays a run of a machine: its steps, the position among them (0 is the start), and the film of where they lead. A step
 * done by hand replaces what came after the position. Choosing a position or a step pauses.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import type { PlayedStep } from '../../../machines/kit/trace.ts'
import type { NamedMachine } from '../registry.ts'
import { type Film, film } from './frames.ts'

/** Long enough to see where the last step led. */
const STEP_MS = 900

type Steps = readonly PlayedStep[]

/** A run whose position is in the address of the page. */
type Addressed = {
  steps: Steps
  /** The position in the address; past the end is the end. */
  position: number
  /** Puts a position, and what was added by hand, into the address. */
  writeAddress(position: number, steps: Steps): void
}

export function useTransport({ machine, input }: NamedMachine, opened: Addressed) {
  const [steps, setSteps] = useState(opened.steps)
  const [position, setPosition] = useState(Math.min(opened.position, steps.length))
  const [isPlaying, setPlaying] = useState(false)
  const [shown, setShown] = useState<Film>({ frames: [], problem: null })

  const go = (to: number, among: Steps = steps) => {
    setSteps(among)
    setPosition(to)
    opened.writeAddress(to, among)
  }
  const pauseAndGo = (to: number, among?: Steps) => {
    setPlaying(false)
    go(to, among)
  }
  const advance = useEffectEvent(() => {
    go(position + 1)
    if (position + 1 >= steps.length) setPlaying(false)
  })

  useEffect(() => {
    let isWanted = true
    void film(machine, input, steps).then((rendered) => isWanted && setShown(rendered))
    return () => {
      isWanted = false
    }
  }, [machine, input, steps])
  const follow = useEffectEvent((asked: number) => setPosition(Math.min(asked, steps.length)))
  useEffect(() => follow(opened.position), [opened.position])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position restarts the timer
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(advance, STEP_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, position])

  return {
    steps,
    film: shown,
    position,
    isPlaying,
    togglePlay: () => {
      if (!isPlaying && position >= steps.length) go(0)
      setPlaying(!isPlaying)
    },
    goTo: (to: number) => pauseAndGo(to),
    play: (step: PlayedStep) => pauseAndGo(position + 1, [...steps.slice(0, position), step]),
    restart: () => pauseAndGo(0, []),
  }
}

export type Transport = ReturnType<typeof useTransport>
