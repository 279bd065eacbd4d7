import { useSelector } from '@xstate/react'
import { type ReactNode, useLayoutEffect } from 'react'
import styles from './Revealed.module.css'
import { useReveal } from './use-reveal.ts'

type Props = {
  /** The fraction that must be visible, 0 to 1. */
  threshold: number
  className?: string | undefined
  children: ReactNode
}

/**
 * Reveals its children one after another, once, when enough of it is visible. Before hydration everything is
 * visible; anything already in the viewport stays visible, and so does everything with reduced motion.
 */
export function Revealed({ threshold, className, children }: Props) {
  const { actor, ref } = useReveal<HTMLDivElement>(threshold)
  const state = useSelector(actor, (snapshot) => snapshot.value)
  useLayoutEffect(() => {
    const parts = ref.current
    if (parts) parts.toggleAttribute('data-armed', parts.getBoundingClientRect().top > window.innerHeight)
  }, [ref])
  return (
    <div ref={ref} className={`${styles.parts} ${className ?? ''}`} data-state={state}>
      {children}
    </div>
  )
}
