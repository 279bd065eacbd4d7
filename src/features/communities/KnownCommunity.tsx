import { useEffect } from 'react'
import { createLazy, useLazy } from '../../loading/lazy.ts'

const known = createLazy(() => import('./AssessedLine.tsx').then(({ AssessedLine }) => AssessedLine))

/** One line about the median assessment of the community that `text` names. The figures load once there is a text. */
export function KnownCommunity({ text }: { text: string }) {
  const given = text !== ''
  useEffect(() => {
    if (given) known.preload()
  }, [given])
  const AssessedLine = useLazy(known)
  return given && AssessedLine ? <AssessedLine text={text} /> : null
}
