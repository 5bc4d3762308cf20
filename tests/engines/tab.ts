/** The body of a function that runs in the page, and its arguments, which go as JSON. */
export interface Script {
  body: string
  args: readonly unknown[]
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'ArrowRight' | 'ArrowDown' | 'End'

/** What a walk needs of a browser: the same in each, whatever it is driven by. An element is what its script returns. */
export interface Tab {
  goto(address: string): Promise<void>
  run<Result>(script: Script): Promise<Result>
  click(element: Script): Promise<void>
  /** Types in place of what the field holds. */
  fill(element: Script, text: string): Promise<void>
  /** Types where the focus is. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Takes an option of a `<select>` by its words. */
  choose(element: Script, option: string): Promise<void>
  upload(element: Script, file: string): Promise<void>
  back(): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** PNG of what is in view. */
  screenshot(): Promise<Buffer>
  /** What the browser itself has complained of since the tab was opened. */
  complaints(): readonly string[]
  close(): Promise<void>
}

export interface Engine {
  /** A tab of a browser that was never here, at 1280 × 800. */
  open(): Promise<Tab>
  /** Where the engine finds the site. */
  origin: string
  stop(): Promise<void>
}

export type Theme = 'light' | 'dark'

/** Time zone and language of all three, for their processes. */
export const SURROUNDINGS = { TZ: 'Asia/Dhaka', LANG: 'en_GB.UTF-8' }
