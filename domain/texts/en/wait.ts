/** A time to wait as people say it, rounded up: "24 seconds", "3 minutes", "2 hours". */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
