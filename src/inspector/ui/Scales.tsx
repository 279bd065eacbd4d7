/** The scales: type, space, corners, depth and motion. */
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
const SPACES = ['0', '1', '2', '3', '4', '5', '6', 'block', 'hero', 'band']
const RADII = ['1', '2', '3']
const MOTION = ['quick', 'calm', 'slow']

export function Scales() {
  return (
    <div className={styles.scales}>
      <h3>Type</h3>
      <ul className={styles.type}>
        {ROLES.map((role) => (
          <li key={role}>
            <span className={styles.name}>font-{role}</span>
            <p style={{ font: `var(--font-${role})` }}>
              {role.startsWith('figure') ? '$1B+ 2,000' : 'Light over the foothills'}
            </p>
          </li>
        ))}
      </ul>
      <h3>Space</h3>
      <ul className={styles.spaces}>
        {SPACES.map((space) => (
          <li key={space}>
            <span className={styles.name}>space-{space}</span>
            <div style={{ width: `var(--space-${space})` }} />
          </li>
        ))}
      </ul>
      <h3>Corners and depth</h3>
      <ul className={styles.blocks}>
        {RADII.map((step) => (
          <li key={step}>
            <div style={{ borderRadius: `var(--radius-${step})` }} />
            <span className={styles.name}>radius-{step}</span>
          </li>
        ))}
        {RADII.map((step) => (
          <li key={step}>
            <div style={{ boxShadow: `var(--shadow-${step})` }} />
            <span className={styles.name}>shadow-{step}</span>
          </li>
        ))}
      </ul>
      <h3>Motion</h3>
      <p className={styles.note}>
        Point at a line, or press it. Nothing moves where less motion is asked for.
      </p>
      <ul className={styles.motion}>
        {MOTION.map((pace) => (
          <li key={pace}>
            <button type="button">
              {pace}
              <span className={styles.dot} style={{ transition: `translate var(--${pace})` }} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
