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
    <div className={styles.page}>
      <nav className={styles.index} aria-label="Parts">
        <fieldset className={styles.switches}>
          <legend>Theme</legend>
          {THEMES.map((name) => (
            <Button key={name} kind="bare" aria-pressed={theme === name} onClick={() => setTheme(name)}>
              {name}
            </Button>
          ))}
          <Button kind="bare" aria-pressed={band} onClick={() => setBand(!band)}>
            dark band
          </Button>
        </fieldset>
        <ul>
          <li>
            <a href="#colours">Tokens</a>
          </li>
          {groups.map(({ title, entries }) => (
            <li key={title}>
              <span>{title}</span>
              <ul>
                {entries.map(({ name }) => (
                  <li key={name}>
                    <a href={`#${anchorOf(name)}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles.main}>
        <h1>{parts.length} parts make these pages</h1>
        <section aria-labelledby="colours">
          <h2 id="colours">Tokens</h2>
          <Colours key={`${theme} ${band}`} band={band} />
          <Scales />
        </section>
        {groups.map(({ title, entries }) => (
          <section key={title} aria-labelledby={anchorOf(`group-${title}`)}>
            <h2 id={anchorOf(`group-${title}`)}>{title}</h2>
            {entries.map((entry) => (
              <Specimen key={entry.name} entry={entry} band={band} />
            ))}
          </section>
        ))}
      </main>
    </div>
  )
}
