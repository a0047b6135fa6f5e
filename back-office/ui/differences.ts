/** The facts about a subject as they are shown to an operator: the label and text of each. */
export type Wording = readonly (readonly [label: string, text: string])[]

/** The facts in which two versions differ. Both list the same facts in the same order. */
export function differences(theirs: Wording, mine: Wording) {
  return theirs.flatMap(([label, text], index) => {
    const own = mine[index]?.[1] ?? ''
    return own === text ? [] : [{ label, theirs: text, mine: own }]
  })
}
