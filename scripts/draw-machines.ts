/** `npm run make -- diagrams`: writes machines/README.md: the rules and a diagram of every machine. */
import { writeFileSync } from 'node:fs'
import { machinesReadme } from './machines/readme.ts'

writeFileSync('machines/README.md', machinesReadme())
console.log('Wrote machines/README.md')
