/** The inspector's transport machine, tested like every machine of the site; tests/inspector/ covers it in a browser. */
import { expect, it } from 'vitest'
import { createPlayer } from '../../../machines/kit/player.ts'
import { transport } from '../../../src/inspector/play/transport.ts'
import { tryMutants } from '../../mutants/try-mutants.ts'
import { coverageOf, MEASURES } from '../../path-harness/coverage.ts'
import { almostWaits, defineFixture, does, type Run, waits } from '../../path-harness/fixture.ts'
import { generateTraces } from '../../path-harness/generate.ts'
import { nothingWalked, walkTrace } from '../../path-harness/walk-machine.ts'
import { titled } from '../../support/titles.ts'

const step = { kind: 'event' as const, event: { type: 'form.sent' } }
const togglesPlay = does({ type: 'play.toggled' })

const isPaused = ({ snapshot }: Run) => expect(snapshot.matches({ playback: 'playing' })).toBe(false)

const fixture = defineFixture({
  machine: transport,
  input: { steps: [step, step], position: 0 },
  events: {
    'play.toggled': [{ says: 'presses play or pause', event: { type: 'play.toggled' } }],
    'position.chosen': [
      { says: 'goes to the start', event: { type: 'position.chosen', position: 0 } },
      { says: 'goes to the last step', event: { type: 'position.chosen', position: 2 } },
    ],
    'address.changed': [
      { says: 'opens a link to the first step', event: { type: 'address.changed', position: 1 } },
      { says: 'opens a link past the end', event: { type: 'address.changed', position: 9 } },
    ],
    'step.played': [{ says: 'does a step', event: { type: 'step.played', step } }],
    'session.restarted': [{ says: 'starts again', event: { type: 'session.restarted' } }],
  },
  outcomes: {
    renderFilm: [
      { says: 'the film is rendered', outcome: { output: { frames: [], problem: 'a step is impossible' } } },
    ],
  },
  delays: { stepDelay: 'it plays one step' },
  states: {
    playback: ({ snapshot: { context } }) => {
      expect(context.position).toBeGreaterThanOrEqual(0)
      expect(context.position).toBeLessThanOrEqual(context.steps.length)
    },
    'playback.paused': isPaused,
    'playback.playing': ({ snapshot }) => expect(snapshot.context.steps).not.toEqual([]),
    film: ({ snapshot, running }) =>
      expect(running).toEqual(snapshot.matches({ film: 'rendering' }) ? ['renderFilm'] : []),
    'film.rendering': ({ snapshot }) => expect(snapshot.matches({ film: 'ready' })).toBe(false),
    'film.ready': ({ snapshot }) => expect(snapshot.matches({ film: 'rendering' })).toBe(false),
  },
  explores: ({ context }) => context.steps.length <= 3,
  journeys: [
    {
      name: 'plays to the end, stops there, and plays again from the start',
      steps: [togglesPlay, waits('stepDelay'), waits('stepDelay'), togglesPlay],
      ends: ({ snapshot, calls }) => {
        expect(snapshot.matches({ playback: 'playing' })).toBe(true)
        expect(snapshot.context.position).toBe(0)
        expect(calls).toEqual(['writeAddress', 'writeAddress', 'writeAddress'])
      },
    },
    {
      name: 'pauses just before the next step: it stays where it is',
      steps: [togglesPlay, almostWaits('stepDelay'), togglesPlay, waits('stepDelay')],
      ends: ({ snapshot }) => expect(snapshot.context.position).toBe(0),
    },
    {
      name: 'chooses a moment while it plays: it pauses there',
      steps: [togglesPlay, does({ type: 'position.chosen', position: 1 }), waits('stepDelay')],
      ends: (run) => {
        isPaused(run)
        expect(run.snapshot.context.position).toBe(1)
      },
    },
    {
      name: 'goes back and does another step: it replaces what came after',
      steps: [does({ type: 'position.chosen', position: 1 }), does({ type: 'step.played', step })],
      ends: ({ snapshot }) => expect(snapshot.context).toMatchObject({ steps: [step, step], position: 2 }),
    },
  ],
})

const { traces } = await generateTraces('transport', fixture)
const walked = nothingWalked()

it.each(titled(traces))('%s', (_title, trace) => walkTrace(fixture, trace, walked))

it.each(titled(fixture.journeys ?? []))('ends as expected: %s', async (_title, { steps, ends }) => {
  const player = createPlayer(transport, fixture.input)
  for (const step of steps) await player.play(step)
  ends({ snapshot: player.snapshot(), calls: player.calls(), running: player.running() })
  player.stop()
})

it.each(MEASURES)('has all %s walked', async (measure) => {
  expect((await coverageOf(fixture, walked))[measure].missing).toEqual([])
})

it('has traces that catch each of its mutants', async () => {
  const survivors = (await tryMutants(fixture, traces)).filter(({ caught }) => !caught)
  expect(survivors.map(({ mutant }) => mutant.name)).toEqual([])
})
