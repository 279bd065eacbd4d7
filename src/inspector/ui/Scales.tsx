/** The scales: type, space, corners, depth and motion. */
import { Button } from '../../ui/Button.tsx'
import styles from './Tokens.module.css'

const ROLES = [
  'hero',
  'title',
  'heading',
  'subheading',
  'quote',
  'figure-large',
  'figure',
  'figure-small',
  'figure-tiny',
  'minor-heading',
  'lead',
  'body',
  'strong',
  'small',
  'label',
  'fine',
  'fine-label',
]
const SPACES = ['0', '1', '2', '3', '4', '5', '6', 'block', 'hero', 'band', 'act']
const RADII = ['1', '2', '3']
const MOTION = ['quick', 'calm', 'slow']

export function Scales() {
  return (
    <div className={styles.scales}>
      <h3>Type</h3>
      <ul role="list" className={`rows ${styles.table}`}>
        {ROLES.map((role) => (
          <li key={role}>
            <span className="note">font-{role}</span>
            <p style={{ font: `var(--font-${role})` }}>
              {role.startsWith('figure') ? '$1B+ 2,000' : 'Light over the foothills'}
            </p>
          </li>
        ))}
      </ul>
      <h3>Space</h3>
      <ul role="list" className={`rows ${styles.table}`}>
        {SPACES.map((space) => (
          <li key={space}>
            <span className="note">space-{space}</span>
            <div style={{ width: `var(--space-${space})` }} />
          </li>
        ))}
      </ul>
      <h3>Corners and depth</h3>
      <ul role="list" className={`cluster ${styles.blocks}`}>
        {RADII.map((step) => (
          <li key={step} className="note">
            <div style={{ borderRadius: `var(--radius-${step})` }} />
            radius-{step}
          </li>
        ))}
        {RADII.map((step) => (
          <li key={step} className="note">
            <div style={{ boxShadow: `var(--shadow-${step})` }} />
            shadow-{step}
          </li>
        ))}
      </ul>
      <h3>Motion</h3>
      <p className="note">Point at a name, or press it. Nothing moves where less motion is asked for.</p>
      <ul role="list" className={`rows ${styles.table}`}>
        {MOTION.map((pace) => (
          <li key={pace}>
            <Button kind="bare" size="small">
              {pace}
            </Button>
            <span className={styles.dot} style={{ transition: `translate var(--${pace})` }} />
          </li>
        ))}
      </ul>
    </div>
  )
}
