import { LazyMotion, MotionConfig } from 'motion/react'
import type { ReactNode } from 'react'
import { whenIdle } from '../../browser/idle.ts'

const loadFeatures = async () => {
  await new Promise<void>((idle) => whenIdle(idle))
  return (await import('./features.ts')).domAnimation
}

/**
 * Lets the `m` parts of `motion/react-m` inside it animate, once the page is idle and its features have
 * come; until then they stand where they are. Who wants less motion sees things fade, not move.
 *
 * The server's page must have no `style`: give `animate` only once the page is hydrated.
 */
export function MotionProvider({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  )
}
