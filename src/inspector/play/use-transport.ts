/** Runs the transport for one machine: renders its films and keeps the address in step. */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { PlayedStep } from '../../../machines/kit/trace.ts'
import type { NamedMachine } from '../registry.ts'
import { type Film, film } from './frames.ts'
import { transport } from './transport.ts'

/** A run whose position is in the address of the page. */
type Addressed = {
  steps: readonly PlayedStep[]
  /** The position in the address. */
  position: number
  /** Puts a position, and what was added by hand, into the address. Must be a stable function. */
  writeAddress(position: number, steps: readonly PlayedStep[]): void
}

export function useTransport({ machine, input }: NamedMachine, { steps, position, writeAddress }: Addressed) {
  const provided = useMemo(
    () =>
      transport.provide({
        actors: {
          renderFilm: fromPromise<Film, { steps: readonly PlayedStep[] }>(({ input: { steps } }) =>
            film(machine, input, steps),
          ),
        },
        actions: { writeAddress: ({ context }) => writeAddress(context.position, context.steps) },
      }),
    [machine, input, writeAddress],
  )
  const actor = useActorRef(provided, { input: { steps, position } })
  useEffect(() => actor.send({ type: 'address.changed', position }), [actor, position])
  const snapshot = useSelector(actor, (snapshot) => snapshot)
  return {
    actor,
    steps: snapshot.context.steps,
    film: snapshot.context.film,
    position: snapshot.context.position,
    isPlaying: snapshot.matches({ playback: 'playing' }),
    togglePlay: () => actor.send({ type: 'play.toggled' }),
    goTo: (position: number) => actor.send({ type: 'position.chosen', position }),
    play: (step: PlayedStep) => actor.send({ type: 'step.played', step }),
    restart: () => actor.send({ type: 'session.restarted' }),
  }
}

export type Transport = ReturnType<typeof useTransport>
