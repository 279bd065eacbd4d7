/** What failed, then every machine with its chart and how much of it was walked. */
import { Thumbnail } from '../chart/Thumbnail.tsx'
import card from '../gallery/MachineCard.module.css'
import { useLayout } from '../layout/use-layout.ts'
import { type NamedMachine, registry } from '../registry.ts'
import { Counts } from './Counts.tsx'
import { paths, pathsOf, report } from './data.ts'
import { Failures } from './Failures.tsx'
import styles from './Report.module.css'
import { machineHref } from './route.ts'

export function Overview() {
  const shots = new Set(report.walks.flatMap(({ moments }) => moments.map(({ shot }) => shot)))
  const failed = report.failures.length
  const figures = [
    [registry.length, 'machines'],
    [paths.length, 'paths'],
    [report.walks.length, 'walked on the site'],
    [shots.size, 'screenshots'],
    [report.requirements.length, 'rules'],
    [failed, failed === 1 ? 'failure' : 'failures'],
  ] as const
  return (
    <main>
      <header className="stack" data-gap="small">
        <h1 className={styles.title}>Every path a visitor can take</h1>
        <p className="note">
          <time dateTime={report.made}>{new Date(report.made).toLocaleString('en-CA')}</time>
        </p>
        <dl className={styles.figures}>
          {figures.map(([figure, what]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd data-bad={(what.startsWith('failure') && figure > 0) || undefined}>{figure}</dd>
            </div>
          ))}
        </dl>
      </header>
      <Failures failures={report.failures} />
      <ul role="list" className="tiles">
        {registry.map((entry) => (
          <Card key={entry.name} entry={entry} />
        ))}
      </ul>
    </main>
  )
}

function Card({ entry: { name, machine, purpose } }: { entry: NamedMachine }) {
  const layout = useLayout(name, machine)
  const own = pathsOf(name)
  return (
    <li className={`card ${card.card} ${styles.tile}`}>
      <div className={card.shape}>{layout ? <Thumbnail layout={layout} /> : null}</div>
      <div className={`stack ${card.words}`} data-gap="small">
        <h2>
          <a className="box-link" href={machineHref(name)}>
            {name}
          </a>
        </h2>
        <p>{purpose}</p>
        <p className="note">
          {own.length} paths, {own.filter(({ walk }) => walk).length} of them on the site
        </p>
        <Counts machine={name} />
      </div>
    </li>
  )
}
