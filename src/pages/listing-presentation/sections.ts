import { listingPresentation } from '../../../content/pages/listing-presentation.ts'

const { videoProcess, channels, personas, process, analytics, caseStudies } = listingPresentation

/** The sections in the order of section 2; each one's number is its position here. */
export const parts = [videoProcess, channels, personas, process, analytics, caseStudies]
