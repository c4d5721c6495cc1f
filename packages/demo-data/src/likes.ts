/** Who likes which discovery, by refs. */
export interface DemoLike {
  member: string;
  discovery: string;
  /** Before the first start; later than the discovery. */
  hours_ago: number;
}

export const demoLikes: DemoLike[] = [
  { member: "ines-gagnon", discovery: "smash-burger-chez-margot", hours_ago: 1 },
  { member: "amara-diallo", discovery: "smash-burger-chez-margot", hours_ago: 1.5 },
];
