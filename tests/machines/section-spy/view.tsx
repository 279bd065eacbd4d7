import { viewOf } from '../../path-harness/view.ts'

export const view = viewOf(() => import('../../../src/pages/infrastructure/Sections.tsx'), 'Sections', {
  pages: ['/infrastructure'],
  edges: {
    'div:has(> #overview)': 400,
    'div:has(> #infrastructure)': 900,
    'div:has(> #specialization)': 1000,
    'div:has(> #support-systems)': 1100,
    'div:has(> #community)': 1200,
    'div:has(> #statistics)': 1400,
  },
})
