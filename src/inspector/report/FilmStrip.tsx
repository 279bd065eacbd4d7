/** The steps of a path side by side: the real page after each, and what the visitor or the world did. */
import { useEffect, useRef } from 'react'
import type { RecordedWalk } from '../../../machines/kit/path-report.ts'
import styles from './FilmStrip.module.css'

export function FilmStrip({
  walk,
  words,
  step,
  onGo,
}: {
  walk: RecordedWalk | undefined
  words: readonly string[]
  step: number
  onGo(step: number): void
}) {
  const current = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another element
  useEffect(() => {
    // In new browsers it returns a promise, which React would take for a clean-up.
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [step])
  return (
    <ol role="list" className={styles.strip} aria-label="Steps">
      {['starts', ...words].map((said, index) => {
        const shot = walk?.moments[index]?.shot
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same step may occur twice
          <li key={index} ref={index === step ? current : null}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => onGo(index)}
            >
              {shot ? <img src={shot} alt="" width={160} height={100} /> : null}
              <span>
                <b>{index}</b> {said}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
