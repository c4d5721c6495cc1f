/** Who follows whom, by member ref. */
export interface DemoFollow {
  follower: string;
  followed: string;
}

export const demoFollows: DemoFollow[] = [
  { follower: "ines-gagnon", followed: "noah-tremblay" },
  { follower: "noah-tremblay", followed: "ines-gagnon" },
  { follower: "ines-gagnon", followed: "amara-diallo" },
];
