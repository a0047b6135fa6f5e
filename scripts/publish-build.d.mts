/** Moves a new build over the one that is in use, so that a shop which is open never misses a file. */
export function publishBuild(from: string, to: string): void
