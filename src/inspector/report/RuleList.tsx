/** Rules of the specification: what they say, and which paths or tests prove them. */
import type { ReportedRequirement } from '../../../machines/kit/path-report.ts'
import styles from './RuleList.module.css'
import { machineHref, searchHref } from './route.ts'

/** With a machine, only its own transitions are counted. */
export function RuleList({ rules, machine }: { rules: readonly ReportedRequirement[]; machine?: string }) {
  return (
    <dl className={styles.rules}>
      {rules.map(({ rule, text, transitions, proof }) => {
        const own = transitions.filter(
          (transition) => machine === undefined || transition.machine === machine,
        )
        const paths = new Set(own.flatMap(({ traces }) => traces))
        const owners = [...new Set(own.map((transition) => transition.machine))]
        return (
          <div key={rule}>
            <dt>
              <a href={searchHref(rule)}>{rule}</a>
            </dt>
            <dd>
              {text}
              <p className="note">
                {own.length > 0
                  ? `${own.length} ${own.length === 1 ? 'transition' : 'transitions'}, ${paths.size} paths`
                  : null}
                {machine === undefined
                  ? owners.map((owner) => (
                      <a key={owner} href={machineHref(owner)}>
                        {owner}
                      </a>
                    ))
                  : null}
                {proof ? (
                  <span>
                    <code>{proof.file}</code>: {proof.test}
                  </span>
                ) : null}
              </p>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
