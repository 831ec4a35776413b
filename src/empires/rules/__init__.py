"""The games themselves: no words, no files, no clock; compiled by mypyc where it can be."""
