//! A real server on a free port, met by browsers, by players and by those who mean it ill.

mod accounts;
mod app;
mod cluster;
mod frames;
mod hands;
mod malice;
mod matches;
mod page;
mod player;
mod programs;
mod push;
mod ratings;
mod reconnecting;
mod tables;
mod xstack;
