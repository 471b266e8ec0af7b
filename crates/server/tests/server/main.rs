//! Integration tests against a real server on a free port.

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
