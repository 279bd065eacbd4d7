import { LazyMotion, MotionConfig, useReducedMotion } from 'motion/react'
import type { ReactNode } from 'react'
import { whenIdle } from '../../browser/idle.ts'

const loadFeatures = async () => {
  await new Promise<void>((idle) => whenIdle(idle))
  return (await import('./features.ts')).domAnimation
}

/**
 * Animates the `m` components of `motion/react-m` inside it, once the page is idle and Motion's features are
 * loaded. With reduced motion they change at once. The prerendered page must have no `style`
 * attributes, so pass `animate` only after hydration.
 */
export function MotionProvider({ children }: { children: ReactNode }) {
  const still = useReducedMotion() ?? false
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig skipAnimations={still}>{children}</MotionConfig>
    </LazyMotion>
  )
}
