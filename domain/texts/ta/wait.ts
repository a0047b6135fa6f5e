/** "24 செக்கன்கள்", "3 நிமிடங்கள்", "2 மணித்தியாலங்கள்", rounded up. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'செக்கன்', 'செக்கன்கள்')
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return counted(minutes, 'நிமிடம்', 'நிமிடங்கள்')
  return counted(Math.ceil(minutes / 60), 'மணித்தியாலம்', 'மணித்தியாலங்கள்')
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
