/** The six skills in the order in which kobolds and the die count them. */
export const SKILLS: readonly string[] = ["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"];
