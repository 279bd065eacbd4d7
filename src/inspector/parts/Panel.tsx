/** A titled part of the side column, with its tools beside the title. */
import { type ReactNode, useId } from 'react'

export function Panel({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className="column" aria-labelledby={id}>
      <header className="tools">
        <h2 id={id}>{title}</h2>
        {tools}
      </header>
      {children}
    </section>
  )
}
