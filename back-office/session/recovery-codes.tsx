/** Shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <p>
        Write these recovery codes down, or print them, and keep them away from your phone. Each
        opens the back office once when the phone is lost. They are not shown again.
      </p>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </>
  )
}
