import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { backOfficeMessages } from '../../domain/back-office-messages.ts'
import { importLimits } from '../../domain/limits.ts'
import { takeBack } from './formulas.ts'

const { csv: words } = backOfficeMessages

/** A line by its number in a spreadsheet, and its cells by the names of their columns; a column may be left out. */
export type CsvLine<Column extends string = string> = {
  line: number
  cells: { readonly [Name in Column]?: string }
}

/** What is wrong in a line, and in which column, in words. */
export type Fault = { line: number; column: string | null; message: string }

export type ReadFile = { columns: ReadonlySet<string>; lines: CsvLine[]; faults: Fault[] }

/** How often a long file is told of, in lines. */
const tellEvery = 1000
/** So much is read in one go; others have their turn between. */
const bytesAtOnce = 64 * 1024

/**
 * Reads a file with commas, semicolons or tabs, as spreadsheets of all countries write it. Blank lines are left
 * out. `tell` hears how far it is, in percent.
 */
export async function readCsv(
  text: string,
  known: readonly string[],
  tell: (percent: number) => void = () => {},
): Promise<ReadFile> {
  const lines: CsvLine[] = []
  const faults: Fault[] = []
  let header: string[] | undefined
  let line = 0
  const bytes = Buffer.from(text)
  const parser = Readable.from(piecesOf(bytes)).pipe(
    parse({
      bom: true,
      relax_column_count: true,
      skip_empty_lines: false,
      record_delimiter: ['\r\n', '\n', '\r'],
      delimiter: delimiterOf(text),
    }),
  )
  try {
    // The parser's type leaves open what it hands on.
    for await (const row of parser as AsyncIterable<string[]>) {
      line += 1
      if (line % tellEvery === 0) tell(Math.round((parser.info.bytes / bytes.length) * 100))
      if (!header) {
        header = row.map((name) => takeBack(name).trim().toLowerCase())
        faults.push(...faultsOfHeader(header, known))
        // With other columns than expected every line would be wrong for one reason.
        if (faults.length > 0) break
      } else if (row.some((cell) => cell.trim() !== '')) {
        if (lines.length === importLimits.lines) {
          return {
            columns: new Set(),
            lines: [],
            faults: [{ line, ...ofFile(words.tooManyLines) }],
          }
        }
        lines.push(lineOf(header, row, line, faults))
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // What was read before it may not have been handed on any more.
    const broken = Number(error.records) + 1
    return { columns: new Set(), lines: [], faults: [{ line: broken, ...ofFile(words.quotes) }] }
  }
  if (faults.length === 0 && lines.length === 0) faults.push({ line: 1, ...ofFile(words.empty) })
  return { columns: new Set(header), lines, faults }
}

function* piecesOf(bytes: Buffer) {
  for (let start = 0; start < bytes.length; start += bytesAtOnce) {
    yield bytes.subarray(start, start + bytesAtOnce)
  }
}

const ofFile = (message: string) => ({ column: null, message })

/** The first line holds names only, so what stands between them is the delimiter. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1)
  return [';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ','
}

function faultsOfHeader(header: readonly string[], known: readonly string[]): Fault[] {
  if (header.some((name) => !isReadable(name))) return [{ line: 1, ...ofFile(words.notReadable) }]
  return header.flatMap((name, index) => {
    if (name === '') return []
    const fault = (message: string) => [{ line: 1, column: name, message }]
    if (!known.includes(name)) return fault(words.unknownColumn(name))
    return header.indexOf(name) < index ? fault(words.columnTwice(name)) : []
  })
}

function lineOf(header: string[], row: string[], line: number, faults: Fault[]): CsvLine {
  const cells: Record<string, string> = {}
  for (const [index, cell] of row.entries()) {
    const column = header[index]
    if (column) cells[column] = takeBack(cell)
    else if (cell.trim() !== '') faults.push({ line, ...ofFile(words.moreCells) })
    if (!isReadable(cell)) faults.push({ line, column: column ?? null, message: words.notReadable })
  }
  // A line that is cut short has nothing in the rest.
  for (const column of header) if (column) cells[column] ??= ''
  return { line, cells }
}

/** Neither what a decoder puts for bytes that are not UTF-8, nor what no text has in it. */
function isReadable(cell: string): boolean {
  return !/[\0\uFFFD]/.test(cell)
}
