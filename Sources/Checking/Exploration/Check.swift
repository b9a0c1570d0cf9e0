/// One check of a property: its limits and its result.
public enum Check {}
