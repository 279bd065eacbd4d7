import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Colours } from './Colours.tsx'
import { groups } from './groups.ts'
import styles from './PartsPage.module.css'
import { Scales } from './Scales.tsx'
import { anchorOf, Specimen } from './Specimen.tsx'

const THEMES = ['system', 'light', 'dark'] as const
const parts = groups.flatMap(({ entries }) => entries)

export function PartsPage() {
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('system')
  const [band, setBand] = useState(false)
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <div className={`column ${styles.page}`}>
      <nav className="column" aria-label="Parts">
        <fieldset className={`cluster ${styles.list}`}>
          <legend className="label">Theme</legend>
          {THEMES.map((name) => (
            <Button
              key={name}
              kind={theme === name ? 'quiet' : 'bare'}
              size="small"
              aria-pressed={theme === name}
              onClick={() => setTheme(name)}
            >
              {name}
            </Button>
          ))}
          <Button
            kind={band ? 'quiet' : 'bare'}
            size="small"
            aria-pressed={band}
            onClick={() => setBand(!band)}
          >
            dark band
          </Button>
        </fieldset>
        <a className="label" href="#colours">
          Tokens
        </a>
        {groups.map(({ title, entries }) => (
          <div key={title}>
            <p className="label">{title}</p>
            <ul role="list" className={`cluster note ${styles.list}`}>
              {entries.map(({ name }) => (
                <li key={name}>
                  <a href={`#${anchorOf(name)}`}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <main className="column">
        <h1>{parts.length} parts make these pages</h1>
        <section aria-labelledby="colours">
          <h2 id="colours">Tokens</h2>
          <Colours key={`${theme} ${band}`} band={band} />
          <Scales />
        </section>
        {groups.map(({ title, entries }) => (
          <section key={title} aria-labelledby={anchorOf(`group-${title}`)}>
            <h2 id={anchorOf(`group-${title}`)}>{title}</h2>
            <div className="rows" data-gap="large">
              {entries.map((entry) => (
                <Specimen key={entry.name} entry={entry} band={band} />
              ))}
            </div>
          </section>
        ))}
      </main>
    </div>
  )
}
