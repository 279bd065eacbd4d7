/** Beside a person, a home or a figure that stands in for a real one. */
export const SAMPLE_MARK = 'Sample'
