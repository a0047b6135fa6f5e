/** Each thing that is said of a subject, in words: its label and its text. */
export type Wording = readonly (readonly [label: string, text: string])[]

/** Where what is saved and what was to be saved differ; both say the same things in the same order. */
export function differences(theirs: Wording, mine: Wording) {
  return theirs.flatMap(([label, text], index) => {
    const own = mine[index]?.[1] ?? ''
    return own === text ? [] : [{ label, theirs: text, mine: own }]
  })
}
