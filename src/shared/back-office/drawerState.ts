/** What a link of one section to a drawer of another hands on. */
export interface DrawerState {
  /** Where the drawer was opened, and closing it leads back to. */
  readonly openedFrom: string;
}
