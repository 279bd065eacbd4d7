import { useSelector } from '@xstate/react'
import { useCalculatorFrame } from '../../../src/features/embed/use-calculator-frame.ts'
import type { Component } from '../../path-harness/component.ts'
import { type Expose, renderView } from '../../support/rendered.tsx'
import { withFrameGestures } from '../shared/frame-component.ts'

function Calculator({ expose }: { expose: Expose }) {
  const { actor, request, frameProps } = useCalculatorFrame()
  expose(actor)
  const framed = useSelector(actor, (snapshot) => snapshot.hasTag('framed'))
  return framed ? (
    <iframe title="Calculator" src="https://calculator.example/" {...frameProps} />
  ) : (
    <button type="button" onClick={request}>
      Open the calculator
    </button>
  )
}

export const component: Component = {
  mount: async () =>
    withFrameGestures(await renderView((expose) => <Calculator expose={expose} />), 'frame.requested'),
}
